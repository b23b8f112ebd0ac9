import { lookAtAll } from './access.ts';
import { DESCENT_SCREENS } from './descent-screens.ts';

lookAtAll(DESCENT_SCREENS);
