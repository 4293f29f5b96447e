import { Refusal } from '@starboard/engine';

/** Something outside the server has to change before it can start; the message says what. */
export class CannotStart extends Refusal {}
