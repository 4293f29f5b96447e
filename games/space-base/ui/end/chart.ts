/** How wide a chart is drawn, so that its letters are as large on a phone as on a wall. */

import type { Layout } from '../table/layout.ts';

export const WIDTHS: Record<Layout, number> = { wide: 900, middle: 700, narrow: 360 };
