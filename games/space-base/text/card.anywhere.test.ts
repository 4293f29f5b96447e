import { expect, test } from 'vitest';
import { baseSet } from '../cards/base.ts';
import type { Card, Ship } from '../cards/card.ts';
import { describeCard } from './card.ts';
import { LANGUAGES, type Language } from './message.ts';

const CARDS: readonly Card[] = [...baseSet.startingShips, ...baseSet.ships, ...baseSet.colonies];

function describeNamed(name: string, language: Language, players?: number): string {
  const card = baseSet.ships.find((ship) => ship.name.en === name) as Ship;
  return describeCard(card, {
    language,
    set: baseSet,
    ...(players === undefined ? {} : { players }),
  });
}

test.each(LANGUAGES)(
  'every card can be told in %s, with all its numbers and no hole',
  (language) => {
    expect(CARDS).toHaveLength(156);
    for (const card of CARDS) {
      const text = describeCard(card, { language, set: baseSet });
      expect(text).toMatch(/[.。]$/);
      expect(text).not.toMatch(/[{}<>]|undefined|NaN|\[object| {2}|\.\.|。。/);
      for (const number of numbersOn(card))
        expect(text).toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`));
    }
  },
);

/** The numbers a reader has to find in the text; those of 1 may be a word, and slots have tests of their own. */
function numbersOn(card: Card): number[] {
  return Object.entries(card).flatMap(([key, value]) =>
    UNTOLD.includes(key) ? [] : numbersIn(value),
  );
}

const UNTOLD = ['names', 'certainty'];

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return value === 1 ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    key === 'slots' || key === 'anySector' ? [] : numbersIn(entry),
  );
}

test('a ship that gives resources', () => {
  expect(
    LANGUAGES.map((language) => describeNamed('U.E.S. Allen', language)),
  ).toMatchInlineSnapshot(`
    [
      "U.E.S. Allen, Tolkien-class cargo carrier: level 1, sector 7, costs 3 credits. Stationed: on your rolls, collect 2 victory points. Deployed: on other players’ rolls, collect 2 credits and 1 victory point.",
      "U.E.S. Allen, porte-vaisseaux cargo de classe Tolkien : niveau 1, secteur 7, coûte 3 crédits. En station : lors de vos lancers, recevez 2 points de victoire. Déployé : lors des lancers des autres joueurs, recevez 2 crédits et 1 point de victoire.",
      "U.E.S. Allen, vrachtmoederschip van de Tolkien-klasse: niveau 1, sector 7, kost 3 credits. Gestationeerd: bij je eigen worpen krijg je 2 overwinningspunten. Uitgezonden: bij worpen van andere spelers krijg je 2 credits en 1 overwinningspunt.",
      "U.E.S. 艾倫，托爾金級貨物航母：等級1，分區7，費用3點資金。在太空站：你擲骰時領取2分。派遣後：其他玩家擲骰時領取2點資金和1分。",
    ]
  `);
});

test('SB-6.7: rewards and an arrow', () => {
  expect(
    LANGUAGES.map((language) => describeNamed('U.E.S. Bluford', language)),
  ).toMatchInlineSnapshot(`
    [
      "U.E.S. Bluford, Modified Bradbury-class carrier: level 1, sector 12, costs 4 credits. Stationed: on your rolls, collect 3 victory points and the rewards of the next sector to the left. Deployed: on other players’ rolls, collect 1 victory point and the rewards of the next sector to the left.",
      "U.E.S. Bluford, porte-vaisseaux de classe Bradbury modifiée : niveau 1, secteur 12, coûte 4 crédits. En station : lors de vos lancers, recevez 3 points de victoire et les récompenses du secteur voisin de gauche. Déployé : lors des lancers des autres joueurs, recevez 1 point de victoire et les récompenses du secteur voisin de gauche.",
      "U.E.S. Bluford, moederschip van de aangepaste Bradbury-klasse: niveau 1, sector 12, kost 4 credits. Gestationeerd: bij je eigen worpen krijg je 3 overwinningspunten en de beloningen van de sector links ernaast. Uitgezonden: bij worpen van andere spelers krijg je 1 overwinningspunt en de beloningen van de sector links ernaast.",
      "U.E.S. 布魯福德，改良型布萊伯利級運載船：等級1，分區12，費用4點資金。在太空站：你擲骰時領取3分和左邊相鄰分區的獎勵。派遣後：其他玩家擲骰時領取1分和左邊相鄰分區的獎勵。",
    ]
  `);
});

test('SB-6.8: a text reward, and another on the other face', () => {
  expect(
    LANGUAGES.map((language) => describeNamed('P.S.S. Bykovsky', language)),
  ).toMatchInlineSnapshot(`
    [
      "P.S.S. Bykovsky, Modified Pohl-class tug: level 3, sector 9, costs 13 credits. Stationed: on your rolls, collect 1 free ship of level 2 and 1 free ship of level 1. Deployed: on other players’ rolls, collect a charge. On your turn, its charge lets you take 1 ship of level 2 from the shipyard for free.",
      "P.S.S. Bykovsky, remorqueur de classe Pohl modifiée : niveau 3, secteur 9, coûte 13 crédits. En station : lors de vos lancers, recevez 1 vaisseau gratuit de niveau 2 et 1 vaisseau gratuit de niveau 1. Déployé : lors des lancers des autres joueurs, recevez une charge. Pendant votre tour, vous pouvez dépenser sa charge pour prendre gratuitement 1 vaisseau de niveau 2 dans le chantier spatial.",
      "P.S.S. Bykovsky, sleper van de aangepaste Pohl-klasse: niveau 3, sector 9, kost 13 credits. Gestationeerd: bij je eigen worpen krijg je 1 gratis schip van niveau 2 en 1 gratis schip van niveau 1. Uitgezonden: bij worpen van andere spelers krijg je 1 energieblokje. In je eigen beurt kun je met zijn energieblokje 1 schip van niveau 2 gratis van de scheepswerf nemen.",
      "P.S.S. 貝科夫斯基，改良型波爾級拖船：等級3，分區9，費用13點資金。在太空站：你擲骰時領取1艘免費的等級2艦艇和1艘免費的等級1艦艇。派遣後：其他玩家擲骰時領取1顆充能方塊。在你的回合，可支付它的充能方塊，從船塢免費拿取1艘等級2艦艇。",
    ]
  `);
});

test('SB-7.2: independent slots', () => {
  expect(
    LANGUAGES.map((language) => describeNamed('U.E.S. Volynov', language)),
  ).toMatchInlineSnapshot(`
    [
      "U.E.S. Volynov, Campbell-class command cruiser: level 2, sector 3, costs 6 credits. Stationed: on your rolls, collect a charge. After the roll on your turn, each of its charges (up to 3) lets you gain 1 credit, then roll one die or both again. Deployed: on other players’ rolls, collect a charge. After the roll on your turn, each of its charges (up to 2) lets you roll one die or both again.",
      "U.E.S. Volynov, croiseur de commandement de classe Campbell : niveau 2, secteur 3, coûte 6 crédits. En station : lors de vos lancers, recevez une charge. Pendant votre tour, après le lancer des dés, vous pouvez, pour chaque charge dépensée (3 au plus), gagner 1 crédit, puis relancer un dé ou les deux. Déployé : lors des lancers des autres joueurs, recevez une charge. Pendant votre tour, après le lancer des dés, vous pouvez, pour chaque charge dépensée (2 au plus), relancer un dé ou les deux.",
      "U.E.S. Volynov, commandokruiser van de Campbell-klasse: niveau 2, sector 3, kost 6 credits. Gestationeerd: bij je eigen worpen krijg je 1 energieblokje. In je eigen beurt, na de worp, kun je met elk van zijn energieblokjes (hoogstens 3) 1 credit krijgen en daarna een of beide dobbelstenen opnieuw gooien. Uitgezonden: bij worpen van andere spelers krijg je 1 energieblokje. In je eigen beurt, na de worp, kun je met elk van zijn energieblokjes (hoogstens 2) een of beide dobbelstenen opnieuw gooien.",
      "U.E.S. 沃雷諾夫，坎貝爾級指揮巡洋艦：等級2，分區3，費用6點資金。在太空站：你擲骰時領取1顆充能方塊。在你的回合擲骰後，可支付它的充能方塊（最多存3顆），每顆讓你獲得1點資金，然後重擲1顆或2顆骰子。派遣後：其他玩家擲骰時領取1顆充能方塊。在你的回合擲骰後，可支付它的充能方塊（最多存2顆），每顆讓你重擲1顆或2顆骰子。",
    ]
  `);
});

test('SB-7.3: linked slots, told for every number of players', () => {
  expect(
    LANGUAGES.map((language) => describeNamed('U.E.S. Kubasov', language)),
  ).toMatchInlineSnapshot(`
    [
      "U.E.S. Kubasov, Merritt-class cargo tug: level 2, sector 6, costs 9 credits. Stationed: on your rolls, collect 1 credit and a charge. On your turn, all its charges together (4 with 2 players, 3 with 3 players, 2 with 4 or 5 players) let you swap everything in sectors 5 and 8. Deployed: on other players’ rolls, collect 1 income.",
      "U.E.S. Kubasov, remorqueur de fret de classe Merritt : niveau 2, secteur 6, coûte 9 crédits. En station : lors de vos lancers, recevez 1 crédit et une charge. Pendant votre tour, vous pouvez dépenser toutes ses charges à la fois (4 charges à 2 joueurs, 3 charges à 3 joueurs, 2 charges à 4 ou 5 joueurs) pour intervertir tout le contenu des secteurs 5 et 8. Déployé : lors des lancers des autres joueurs, recevez 1 de revenu.",
      "U.E.S. Kubasov, vrachtsleper van de Merritt-klasse: niveau 2, sector 6, kost 9 credits. Gestationeerd: bij je eigen worpen krijg je 1 credit en 1 energieblokje. In je eigen beurt kun je met al zijn energieblokjes samen (4 bij 2 spelers, 3 bij 3 spelers, 2 bij 4 of 5 spelers) alles in de sectoren 5 en 8 verwisselen. Uitgezonden: bij worpen van andere spelers krijg je 1 inkomen.",
      "U.E.S. 庫巴索夫，梅里特級貨物拖船：等級2，分區6，費用9點資金。在太空站：你擲骰時領取1點資金和1顆充能方塊。在你的回合，可一次支付它的全部充能方塊（2人遊戲4顆、3人遊戲3顆、4或5人遊戲2顆），對調分區5和8的全部牌。派遣後：其他玩家擲骰時領取1點收入。",
    ]
  `);
});

test('SB-7.3: at a table only the slots that are there are told', () => {
  expect(describeNamed('U.E.S. Kubasov', 'en', 3)).toContain('its 3 charges together let you');
  expect(describeNamed('U.E.S. Glenn', 'en', 4)).toContain('its charge lets you put');
});

test('SB-7.10: dice arrows', () => {
  expect(
    LANGUAGES.map((language) => describeNamed('U.E.S. Dyomin', language)),
  ).toMatchInlineSnapshot(`
    [
      "U.E.S. Dyomin, Heinlein-class command cruiser: level 2, sector 1, costs 9 credits. Stationed: on your rolls, collect a charge. When combining the dice on any player’s turn, its charge lets you collect the sector 1 or 2 places to the right instead. Deployed: on other players’ rolls, collect a charge. When combining the dice on any player’s turn, its charge lets you collect the next sector to the right instead.",
      "U.E.S. Dyomin, croiseur de commandement de classe Heinlein : niveau 2, secteur 1, coûte 9 crédits. En station : lors de vos lancers, recevez une charge. Pendant n’importe quel tour, si vous additionnez les dés, vous pouvez dépenser sa charge pour utiliser à la place le secteur situé 1 ou 2 crans plus à droite. Déployé : lors des lancers des autres joueurs, recevez une charge. Pendant n’importe quel tour, si vous additionnez les dés, vous pouvez dépenser sa charge pour utiliser à la place le secteur voisin de droite.",
      "U.E.S. Dyomin, commandokruiser van de Heinlein-klasse: niveau 2, sector 1, kost 9 credits. Gestationeerd: bij je eigen worpen krijg je 1 energieblokje. In elke beurt, als je de dobbelstenen optelt, kun je met zijn energieblokje in plaats daarvan de sector innen die 1 of 2 plaatsen naar rechts ligt. Uitgezonden: bij worpen van andere spelers krijg je 1 energieblokje. In elke beurt, als je de dobbelstenen optelt, kun je met zijn energieblokje in plaats daarvan de sector rechts ernaast innen.",
      "U.E.S. 德明，海萊恩級指揮巡洋艦：等級2，分區1，費用9點資金。在太空站：你擲骰時領取1顆充能方塊。在任何玩家的回合相加使用骰子時，可支付它的充能方塊，改為領取右邊第1或2個分區的獎勵。派遣後：其他玩家擲骰時領取1顆充能方塊。在任何玩家的回合相加使用骰子時，可支付它的充能方塊，改為領取右邊相鄰分區的獎勵。",
    ]
  `);
});

test('SB-7.18: any sector from 7 to 12', () => {
  expect(
    LANGUAGES.map((language) => describeNamed('U.E.S. Scott', language)),
  ).toMatchInlineSnapshot(`
    [
      "U.E.S. Scott, Roddenberry-class hypernet gate: level 3, sector 10, costs 13 credits. Stationed: on your rolls, collect a charge. On your turn, each of its charges (up to 3) lets you buy a card for exactly its cost and station it in any of sectors 7–12 or in the one printed on it. Deployed: on other players’ rolls, collect a charge. On your turn, its charge lets you buy a card for exactly its cost and station it in any of sectors 7–12 or in the one printed on it.",
      "U.E.S. Scott, porte hyperréseau de classe Roddenberry : niveau 3, secteur 10, coûte 13 crédits. En station : lors de vos lancers, recevez une charge. Pendant votre tour, vous pouvez, pour chaque charge dépensée (3 au plus), acheter une carte à son coût exact et la mettre en station dans l’un des secteurs 7–12 ou dans celui de la carte. Déployé : lors des lancers des autres joueurs, recevez une charge. Pendant votre tour, vous pouvez dépenser sa charge pour acheter une carte à son coût exact et la mettre en station dans l’un des secteurs 7–12 ou dans celui de la carte.",
      "U.E.S. Scott, hypernetpoort van de Roddenberry-klasse: niveau 3, sector 10, kost 13 credits. Gestationeerd: bij je eigen worpen krijg je 1 energieblokje. In je eigen beurt kun je met elk van zijn energieblokjes (hoogstens 3) een kaart kopen voor de exacte prijs en die stationeren in een van de sectoren 7-12 of in de sector op de kaart. Uitgezonden: bij worpen van andere spelers krijg je 1 energieblokje. In je eigen beurt kun je met zijn energieblokje een kaart kopen voor de exacte prijs en die stationeren in een van de sectoren 7-12 of in de sector op de kaart.",
      "U.E.S. 史考特，羅登伯里級超網之門：等級3，分區10，費用13點資金。在太空站：你擲骰時領取1顆充能方塊。在你的回合，可支付它的充能方塊（最多存3顆），每顆讓你購買1張牌，只付牌面費用，並可放到分區7-12任一個或牌上所示的分區。派遣後：其他玩家擲骰時領取1顆充能方塊。在你的回合，可支付它的充能方塊，購買1張牌，只付牌面費用，並可放到分區7-12任一個或牌上所示的分區。",
    ]
  `);
});

test('SB-7.21, SB-7.22: blue doubles on your own turn, red on another’s', () => {
  expect(
    LANGUAGES.map((language) => describeNamed('U.E.S. Aksyonov', language)),
  ).toMatchInlineSnapshot(`
    [
      "U.E.S. Aksyonov, Clement-class dreadnought: level 2, sector 8, costs 7 credits. Stationed: on your rolls, collect a charge. Before collecting on your turn, its charge lets you collect one of your sectors twice. Deployed: on other players’ rolls, collect a charge. Before collecting on another player’s turn, its charge lets you collect one of your sectors twice.",
      "U.E.S. Aksyonov, cuirassé de classe Clement : niveau 2, secteur 8, coûte 7 crédits. En station : lors de vos lancers, recevez une charge. Pendant votre tour, avant de recevoir vos récompenses, vous pouvez dépenser sa charge pour recevoir deux fois les récompenses de l’un de vos secteurs. Déployé : lors des lancers des autres joueurs, recevez une charge. Pendant le tour d’un autre joueur, avant de recevoir vos récompenses, vous pouvez dépenser sa charge pour recevoir deux fois les récompenses de l’un de vos secteurs.",
      "U.E.S. Aksyonov, slagschip van de Clement-klasse: niveau 2, sector 8, kost 7 credits. Gestationeerd: bij je eigen worpen krijg je 1 energieblokje. In je eigen beurt, vóór het innen, kun je met zijn energieblokje een van je sectoren twee keer innen. Uitgezonden: bij worpen van andere spelers krijg je 1 energieblokje. In de beurt van een andere speler, vóór het innen, kun je met zijn energieblokje een van je sectoren twee keer innen.",
      "U.E.S. 阿克肖諾夫，克萊門特級無畏艦：等級2，分區8，費用7點資金。在太空站：你擲骰時領取1顆充能方塊。在你的回合領取獎勵前，可支付它的充能方塊，領取其中一個分區的獎勵兩次。派遣後：其他玩家擲骰時領取1顆充能方塊。在其他玩家的回合領取獎勵前，可支付它的充能方塊，領取其中一個分區的獎勵兩次。",
    ]
  `);
});

test('SB-7.24: several effects, in order', () => {
  expect(
    LANGUAGES.map((language) => describeNamed('U.E.S. Gordon', language)),
  ).toMatchInlineSnapshot(`
    [
      "U.E.S. Gordon, Gernsback-class destroyer: level 3, sector 7, costs 13 credits. Stationed: on your rolls, collect a charge. On your turn, its charge lets you make every other player lose 4 victory points, then buy up to 2 cards for exactly their cost. Deployed: on other players’ rolls, collect a charge. On your turn, its charge lets you make every other player lose 3 victory points, then buy a card for exactly its cost.",
      "U.E.S. Gordon, destroyer de classe Gernsback : niveau 3, secteur 7, coûte 13 crédits. En station : lors de vos lancers, recevez une charge. Pendant votre tour, vous pouvez dépenser sa charge pour faire perdre 4 points de victoire à chaque autre joueur, puis acheter jusqu’à 2 cartes à leur coût exact. Déployé : lors des lancers des autres joueurs, recevez une charge. Pendant votre tour, vous pouvez dépenser sa charge pour faire perdre 3 points de victoire à chaque autre joueur, puis acheter une carte à son coût exact.",
      "U.E.S. Gordon, destroyer van de Gernsback-klasse: niveau 3, sector 7, kost 13 credits. Gestationeerd: bij je eigen worpen krijg je 1 energieblokje. In je eigen beurt kun je met zijn energieblokje elke andere speler 4 overwinningspunten laten verliezen en daarna hoogstens 2 kaarten kopen voor de exacte prijs. Uitgezonden: bij worpen van andere spelers krijg je 1 energieblokje. In je eigen beurt kun je met zijn energieblokje elke andere speler 3 overwinningspunten laten verliezen en daarna een kaart kopen voor de exacte prijs.",
      "U.E.S. 高登，根斯巴克級驅逐艦：等級3，分區7，費用13點資金。在太空站：你擲骰時領取1顆充能方塊。在你的回合，可支付它的充能方塊，讓其他玩家各失去4分，然後購買最多2張牌，只付牌面費用。派遣後：其他玩家擲骰時領取1顆充能方塊。在你的回合，可支付它的充能方塊，讓其他玩家各失去3分，然後購買1張牌，只付牌面費用。",
    ]
  `);
});

test('a colony', () => {
  const colony = baseSet.colonies[0] as Card;
  expect(
    LANGUAGES.map((language) => describeCard(colony, { language, set: baseSet })),
  ).toMatchInlineSnapshot(`
    [
      "U.E.C. Frisch Outpost, Serling-class star settlement: colony, sector 1, costs 9 credits. It scores 3 victory points when bought; from then on you cannot put any card in its sector, and you collect nothing there on your own turn.",
      "U.E.C. Frisch Outpost, établissement stellaire de classe Serling : colonie, secteur 1, coûte 9 crédits. À l’achat, elle rapporte 3 points de victoire ; ensuite, vous ne pouvez plus placer de carte dans son secteur et vous n’y recevez rien pendant votre tour.",
      "U.E.C. Frisch Outpost, sterrennederzetting van de Serling-klasse: kolonie, sector 1, kost 9 credits. Bij aankoop levert die 3 overwinningspunten op; daarna kun je geen kaart meer in die sector leggen en int je er in je eigen beurt niets.",
      "U.E.C. 弗瑞許前哨站，塞林星際聚落：殖民地，分區1，費用9點資金。購買時立即得3分；之後該分區不能再放牌，自己的回合也領不到該分區的獎勵。",
    ]
  `);
});

test('each player’s starting ship has a name of its own', () => {
  const first = baseSet.startingShips[0] as Card;
  const names = [0, 1, 2, 3, 4].map(
    (seat) => describeCard(first, { language: 'en', set: baseSet, seat }).split(',')[0],
  );
  expect(names).toEqual([
    'U.E.S. Acton',
    'U.E.S. Al-Saud',
    'U.E.S. Atkov',
    'U.E.S. Bartoe',
    'U.E.S. Baudry',
  ]);
});
