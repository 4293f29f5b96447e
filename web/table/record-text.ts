/** Apart, because it brings along how records are checked, which no table needs while it is played at. */

export { recordText } from '@starboard/engine';
