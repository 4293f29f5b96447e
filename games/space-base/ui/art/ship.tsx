/**
 * A ship or settlement, 160 by 80, drawn from its class and registry.
 *
 * A class decides the silhouette, the registry how this one of the class was
 * built. Classes of a card set from outside are drawn by their kind.
 */

import { Picture } from '@starboard/look/art/picture.tsx';
import type { Kind } from '@starboard/space-base';
import type { ReactElement } from 'react';
import { Paints } from './paints.tsx';
import { type Build, readRegistry } from './registry.ts';
import { CargoCarrier, Carrier } from './ships/carrier.tsx';
import { CommandCruiser, CommandShip } from './ships/command-ship.tsx';
import { CargoCruiser, StarCruiser } from './ships/cruiser.tsx';
import { Freighter } from './ships/freighter.tsx';
import { Gate } from './ships/gate.tsx';
import { MiningShip } from './ships/mining-ship.tsx';
import { Settlement } from './ships/settlement.tsx';
import { CargoTrain, Tanker } from './ships/tanker.tsx';
import { Tug } from './ships/tug.tsx';
import { Destroyer, Dreadnought, GunPlatform } from './ships/warship.tsx';

export interface ShipArtProps {
  /** The class's key in its card set. */
  readonly class: string;
  readonly kind: Kind;
  readonly registry: string;
  readonly className?: string | undefined;
}

export function ShipArt({ className, ...ship }: ShipArtProps) {
  return (
    <Picture
      name={`ship ${likenessOf(ship)}`}
      viewBox="0 0 160 80"
      className={className}
      draw={() => (
        <>
          <Paints />
          <ShipDrawing {...ship} />
        </>
      )}
    />
  );
}

type Likeness = Omit<ShipArtProps, 'className'>;

/** Ships of the same likeness look the same. */
export function likenessOf({ class: key, kind, registry }: Likeness): string {
  return `${key} ${kind} ${registry}`;
}

/** The ship without a frame of its own, for use inside a drawing. */
export function ShipDrawing({ class: key, kind, registry }: Likeness) {
  const draw = CLASSES[key] ?? KINDS[kind];
  return draw(readRegistry(registry));
}

type Draw = (build: Build) => ReactElement;

const CLASSES: Readonly<Record<string, Draw>> = {
  'knight-freighter': (build) => <Freighter build={build} tier={0} />,
  'paul-freighter': (build) => <Freighter build={build} tier={1} />,
  'fett-freighter': (build) => <Freighter build={build} tier={2} />,
  'bowie-freighter': (build) => <Freighter build={build} tier={3} />,
  'scott-mining-ship': (build) => <MiningShip build={build} tier={0} />,
  'herbert-mining-ship': (build) => <MiningShip build={build} tier={1} />,
  'harryhausen-mining-ship': (build) => <MiningShip build={build} tier={2} />,
  'clarke-mining-ship': (build) => <MiningShip build={build} tier={3} />,
  'bradbury-carrier': (build) => <Carrier build={build} tier={1} />,
  'modified-bradbury-carrier': (build) => <Carrier build={build} tier={1} aloft="arrow" />,
  'giger-carrier': (build) => <Carrier build={build} tier={2} />,
  'frazetta-carrier': (build) => <Carrier build={build} tier={3} />,
  'asimov-explorer-carrier': (build) => <Carrier build={build} tier={2} aloft="dish" />,
  'tolkien-cargo-carrier': (build) => <CargoCarrier build={build} tier={1} />,
  'gunn-cargo-carrier': (build) => <CargoCarrier build={build} tier={3} />,
  'wells-star-cruiser': (build) => <StarCruiser build={build} />,
  'gunn-cargo-cruiser': (build) => <CargoCruiser build={build} />,
  'williamson-command-ship': (build) => <CommandShip build={build} tier={1} />,
  'burroughs-command-ship': (build) => <CommandShip build={build} tier={3} />,
  'heinlein-command-cruiser': (build) => <CommandCruiser build={build} tier={2} />,
  'campbell-command-cruiser': (build) => <CommandCruiser build={build} tier={3} />,
  'merritt-cargo-tug': (build) => <Tug build={build} tow="crate" />,
  'modified-merritt-cargo-tug': (build) => <Tug build={build} tow="crate" />,
  'norton-cargo-tug': (build) => <Tug build={build} tow="crate" />,
  'silverberg-command-tug': (build) => <Tug build={build} tow="globe" />,
  'sturgeon-defender-tug': (build) => <Tug build={build} tow="shield" />,
  'modified-pohl-tug': (build) => <Tug build={build} tow="ship" />,
  'verne-hypernet-gate': (build) => <Gate build={build} tier={2} />,
  'roddenberry-hypernet-gate': (build) => <Gate build={build} tier={3} />,
  'moore-fast-tanker': (build) => <Tanker build={build} fast />,
  'serling-star-settlement': (build) => <Settlement build={build} size={1} />,
  'cameron-star-settlement': (build) => <Settlement build={build} size={2} />,
  'kubrick-star-settlement': (build) => <Settlement build={build} size={3} />,
};

const KINDS: Readonly<Record<Kind, Draw>> = {
  freighter: (build) => <Freighter build={build} tier={1} />,
  'mining-ship': (build) => <MiningShip build={build} tier={1} />,
  carrier: (build) => <Carrier build={build} tier={1} />,
  cruiser: (build) => <StarCruiser build={build} />,
  'command-ship': (build) => <CommandShip build={build} tier={1} />,
  tug: (build) => <Tug build={build} tow="nothing" />,
  gate: (build) => <Gate build={build} tier={2} />,
  train: (build) => <CargoTrain build={build} />,
  tanker: (build) => <Tanker build={build} />,
  dreadnought: (build) => <Dreadnought build={build} />,
  destroyer: (build) => <Destroyer build={build} />,
  'gun-platform': (build) => <GunPlatform build={build} />,
  settlement: (build) => <Settlement build={build} size={1} />,
};
