/** A small city around its beacon, on the edge of a paper planet: Space Builder's window, and the end of a game. */

import { sparkle, tenth } from '@starboard/look/art/brushes.tsx';
import { Stars } from '@starboard/look/art/stars.tsx';
import { beaconArt, figure } from '../../art/index.ts';
import type { Building } from '../../maps/map.ts';

interface Scene {
  readonly width: number;
  readonly height: number;
  /** How far up the ground lies, as a share of the height from the top. */
  readonly ground: number;
  readonly radius: number;
  /** From one building to the next. */
  readonly spread: number;
  readonly building: number;
  readonly beacon: number;
  /** The largest ring of light. */
  readonly glow: number;
  /** From left to right; the beacon stands in the middle. */
  readonly skyline: readonly Building[];
  /** What stays free of paper, for words: how wide it is, and how far down it reaches, as shares. */
  readonly words: { readonly width: number; readonly bottom: number };
}

const WINDOW: Scene = {
  width: 660,
  height: 292,
  ground: 0.8,
  radius: 2600,
  spread: 93,
  building: 120,
  beacon: 176,
  glow: 396,
  skyline: [1, 5, 2, 6, 7, 3],
  words: { width: 0, bottom: 0 },
};

const WHOLE: Scene = {
  width: 1440,
  height: 376,
  ground: 0.86,
  radius: 2600,
  spread: 132,
  building: 146,
  beacon: 214,
  glow: 495,
  skyline: [8, 1, 5, 2, 4, 6, 7, 3],
  words: { width: 0.44, bottom: 0.33 },
};

/** The whole city on a phone: a smaller planet, so that all of it can be seen. */
const SMALL: Scene = {
  width: 390,
  height: 330,
  ground: 0.88,
  radius: 700,
  spread: 41,
  building: 58,
  beacon: 92,
  glow: 285,
  skyline: [8, 1, 5, 2, 4, 6, 7, 3],
  words: { width: 1, bottom: 0.48 },
};

/** For the home page. */
export function City({ className }: { className?: string | undefined }) {
  return <Skyline scene={WINDOW} className={className} />;
}

export interface WholeCityProps {
  /** For a phone. */
  readonly small?: boolean;
  /** Paper in the air for whoever has won. */
  readonly party: boolean;
  readonly className?: string | undefined;
}

/** All eight buildings, at the end of a game, however narrow the screen. */
export function WholeCity({ small = false, ...props }: WholeCityProps) {
  return <Skyline scene={small ? SMALL : WHOLE} whole {...props} />;
}

interface SkylineProps {
  readonly scene: Scene;
  /** No building is cut: around the city there is as much sky and ground as it takes. */
  readonly whole?: boolean;
  readonly party?: boolean;
  readonly className?: string | undefined;
}

function Skyline(props: SkylineProps) {
  const { scene, whole = false } = props;
  const { width, height, ground, radius } = scene;
  const middle = width / 2;
  const top = height * ground;
  const centre = top + radius;
  const reach = scene.skyline.length * 0.53 * scene.spread + scene.building / 2;
  const [left, seen] = whole ? [middle - reach, 2 * reach] : [0, width];
  return (
    <svg
      className={props.className}
      viewBox={`${left} 0 ${seen} ${height}`}
      preserveAspectRatio={`xMidYMax ${whole ? 'meet' : 'slice'}`}
      overflow={whole ? 'visible' : 'hidden'}
      aria-hidden="true"
    >
      <rect
        x={-width}
        y={-2 * height}
        width={3 * width}
        height={3 * height}
        fill="var(--color-sky-1)"
      />
      {GLOW.map(([share, fill]) => (
        <circle
          key={fill}
          cx={middle}
          cy={top - height * 0.16}
          r={scene.glow * share}
          fill={fill}
        />
      ))}
      <Stars seed={5} count={width / 12} width={width} height={height * 0.7} />
      {props.party === true && <Confetti scene={scene} />}
      <Standing scene={scene} offset={0} size={scene.beacon} text={beaconArt()} />
      {scene.skyline.map((building, index) => {
        const half = scene.skyline.length / 2;
        const offset = index < half ? index - half : index - half + 1;
        return (
          <Standing
            key={building}
            scene={scene}
            offset={offset}
            size={scene.building}
            text={figure(building, index % 2 === 0 ? 'B' : 'A')}
          />
        );
      })}
      <circle cx={middle} cy={centre + 3} r={radius + 8} fill="#1b0f35" fillOpacity={0.3} />
      <circle cx={middle} cy={centre} r={radius} fill="var(--color-soil-lit)" />
      <circle cx={middle} cy={centre + 16} r={radius} fill="var(--color-soil)" />
      <circle cx={middle} cy={centre + 36} r={radius} fill="var(--color-soil-far)" />
    </svg>
  );
}

/** The beacon alone, as the sign of the game. */
export function Lighthouse({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 100 100"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, into which nothing from outside goes.
      dangerouslySetInnerHTML={{ __html: beaconArt() }}
    />
  );
}

const GLOW: readonly (readonly [share: number, fill: string])[] = [
  [1, 'var(--color-sky-2)'],
  [0.8, 'var(--color-glow-1)'],
  [0.614, 'var(--color-glow-2)'],
  [0.44, 'var(--color-glow-3)'],
];

/** Stands something 100 wide on the planet's edge, upright to the ground there. */
function Standing(props: { scene: Scene; offset: number; size: number; text: string }) {
  const { width, height, ground, radius, spread } = props.scene;
  const angle = (props.offset * spread) / radius;
  const x = tenth(width / 2 + radius * Math.sin(angle));
  const y = tenth(height * ground + radius - radius * Math.cos(angle));
  const turn = tenth((angle * 180) / Math.PI);
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${props.size / 100}) translate(-50 -85)`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, into which nothing from outside goes.
      dangerouslySetInnerHTML={{ __html: props.text }}
    />
  );
}

const PAPERS = ['#ffc56b', '#ff7d4f', '#6fe0a8', '#8cc8ff', '#c39af0', '#fff4e0'];

function Confetti({ scene }: { scene: Scene }) {
  const { width, height, words } = scene;
  return (
    <g>
      {Array.from({ length: 80 }, (_, index) => {
        // Multiples of irrational numbers are spread evenly, and the same every time.
        const x = Math.round(((index * 0.618034) % 1) * width);
        const y = Math.round(((index * 0.414214 + 0.13) % 1) * height * 0.72);
        const colour = PAPERS[index % PAPERS.length];
        const amongWords =
          Math.abs(x / width - 0.5) <= words.width / 2 && y / height < words.bottom;
        if (amongWords) return null;
        const place = `translate(${x} ${y}) rotate(${(index * 137) % 360})`;
        return index % 3 === 0 ? (
          <path key={place} d={sparkle(0, 0, 8)} fill={colour} transform={place} />
        ) : (
          <rect key={place} width={11} height={6} rx={1.4} fill={colour} transform={place} />
        );
      })}
    </g>
  );
}
