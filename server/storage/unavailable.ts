/** What every room is told when the storage fails, whichever database it is. */

import { Refusal } from '@starboard/engine';

/** The storage cannot be reached or written now. The cause is for the log, never for a client. */
export class StorageUnavailable extends Refusal {
  /**
   * Whether the database itself said so, and so has done nothing. If the
   * connection broke instead, what was being committed may have been done or
   * not: whoever has to know must look.
   */
  readonly certain: boolean;

  constructor(certain: boolean, cause?: unknown) {
    super('storage.unavailable', 'nothing can be stored or read at the moment; try again soon');
    this.certain = certain;
    this.cause = cause;
  }
}
