/** Learning Space Base: the guided first game, and the rules. */

export { Rules } from './rules/rules.tsx';
export { Tutorial } from './tutorial/tutorial.tsx';
