/** Everything Space Base draws from card data. */

export { ShipArt } from '../art/ship.tsx';
export { Cube, Token } from '../art/token.tsx';
export { AbilityBox } from './ability.tsx';
export { Card, type CardProps, type CardSize } from './card.tsx';
export { CardDetail, type CardDetailProps } from './detail.tsx';
export type { CardState } from './frame.tsx';
export { cardLabel, faceLabel } from './label.ts';
export { RankStripes, SectorPlate } from './plate.tsx';
export { Reward } from './reward.tsx';
export { pictureOf, shortName } from './set.ts';
export { DeployedStack, stackLabel } from './stack.tsx';
export { TotalTokens, totalsOf } from './totals.tsx';
