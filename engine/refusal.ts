/**
 * What the engine and the games say when something cannot be done.
 *
 * A refusal is an answer, not an accident: it carries a code that a client
 * translates, the facts that fill the translated sentence, and an English
 * sentence for logs and for people at a terminal.
 */
export class Refusal extends Error implements Problem {
  readonly code: string;
  readonly facts: Facts;

  constructor(code: string, message: string, facts: Facts = {}) {
    super(message);
    this.name = new.target.name;
    this.code = code;
    this.facts = facts;
  }
}

/** One thing that is wrong: a refusal, or one of several that a refusal lists among its facts. */
export interface Problem {
  /** Dotted and stable, such as `action.malformed` or `buy.too-dear`; the key of its translation. */
  readonly code: string;
  /** In English, for logs and for people at a terminal. */
  readonly message: string;
  /** What the translated sentence needs: numbers, names, the clause of the rules. */
  readonly facts: Facts;
}

export type Facts = Readonly<Record<string, Fact>>;

export type Fact = string | number | boolean | readonly Problem[];

/** The rules forbid this action now; the state is as it was. A fact named `clause` says which rule it is. */
export class IllegalAction extends Refusal {}

/** What was given from outside (options, a record, a message) is not of the form it should have. */
export class BadInput extends Refusal {}

/** The English sentence of a problem: the facts that stand in braces are filled in, and what is not there is nothing. */
export function fill(sentence: string, facts: Facts): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name] ?? 'nothing';
    return typeof fact === 'object' ? fact.map(({ message }) => message).join('\n') : String(fact);
  });
}
