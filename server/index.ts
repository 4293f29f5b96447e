/** The server, for whoever starts it: see main.ts and `starboard serve`. */

export { serve } from './serve.ts';
