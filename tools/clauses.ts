/**
 * Which clauses of the rules no test proves. A clause is a number at the start
 * of a row in docs/rules; a test proves one by naming it in its title. `node
 * tools/clauses.ts` is part of `npm test`; it exits with 1 if a clause has no test, or a test names a
 * clause that does not exist.
 */

import { globSync, readFileSync } from 'node:fs';

const CLAUSE = /\b[A-Z]{2}-\d+(?:\.\d+)?\b/g;
const RULES = 'docs/rules/*.md';
const TESTS = '{engine,games,server,web,cli}/**/*.test.{ts,tsx}';
/** The title is the first argument of a test: a quoted text. */
const TITLE =
  /\b(?:test|it|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;

const clauses = read(RULES).flatMap(({ text }) =>
  text.split('\n').flatMap((line) => /^\| ([A-Z]{2}-\d+(?:\.\d+)?) \|/.exec(line)?.[1] ?? []),
);
const examples = read(RULES).flatMap(({ file, text }) => examplesOf(file, text));
const titles = read(TESTS).flatMap(({ file, text }) =>
  [...text.matchAll(TITLE)].map((match) => ({
    file,
    title: match[1] ?? match[2] ?? match[3] ?? '',
  })),
);

const proven = new Set(titles.flatMap(({ title }) => title.match(CLAUSE) ?? []));
const unproven = clauses.filter((clause) => !proven.has(clause));
const unplayed = examples.filter(({ folder, number }) => !isPlayed(folder, number));
const unknown = titles.flatMap(({ file, title }) =>
  (title.match(CLAUSE) ?? [])
    .filter((clause) => isOurs(clause) && !clauses.includes(clause))
    .map((clause) => `${file} names ${clause}, which is no clause`),
);

for (const clause of unproven) console.log(`${clause} has no test`);
for (const { folder, number } of unplayed)
  console.log(`${folder}: worked example ${number} has no test`);
for (const line of unknown) console.log(line);
console.log(
  `${clauses.length} clauses, ${unproven.length} without a test; ${examples.length} worked examples, ${unplayed.length} without a test`,
);
process.exitCode = unproven.length + unplayed.length + unknown.length > 0 ? 1 : 0;

function read(pattern: string): { file: string; text: string }[] {
  const exclude = (name: string) => name.includes('node_modules');
  return globSync(pattern, { exclude }).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

/** The numbered list under a heading with "Worked examples"; a file docs/rules/x.md belongs to games/x. */
function examplesOf(file: string, text: string): { folder: string; number: string }[] {
  const section =
    /^## .*Worked examples[^\n]*\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(text)?.[1] ?? '';
  const folder = file.replace(/^.*[\\/]/, '').replace(/\.md$/, '');
  return [...section.matchAll(/^(\d+)\. /gm)].map((match) => ({ folder, number: match[1] ?? '' }));
}

function isPlayed(folder: string, number: string): boolean {
  const words = new RegExp(`worked example ${number}\\b`);
  return titles.some(({ file, title }) => file.includes(folder) && words.test(title));
}

/** A title may hold other things of that form, such as UTF-8. */
function isOurs(clause: string): boolean {
  return clauses.some((known) => known.slice(0, 3) === clause.slice(0, 3));
}
