import './opening.test.ts';
import './quick-play.test.ts';
import './rematch.test.ts';
import './seats.test.ts';
