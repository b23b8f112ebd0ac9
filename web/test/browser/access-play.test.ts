import { lookAtAll } from './access.ts';
import { PLAY_SCREENS } from './screens.ts';

lookAtAll(PLAY_SCREENS);
