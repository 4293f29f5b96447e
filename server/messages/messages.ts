/**
 * Word between the processes that serve the same tables. A message only says
 * that there is something new in storage, or carries what nobody needs later,
 * such as who is here: losing one costs a look into storage, never data.
 */

export interface Messages {
  /** To everyone who listens to the subject, in this process as well. Never throws: what cannot be sent is lost. */
  send(subject: string, message: unknown): void;
  /** The answer ends it. Resolves once no message is missed any more. */
  listen(subject: string, listener: (message: unknown) => void): Promise<() => void>;
  /** Calls when messages may have been missed, as after a lost connection: look into storage. */
  onGap(listener: () => void): () => void;
  /** Whether messages reach other processes now. */
  readonly connected: boolean;
  close(): Promise<void>;
}
