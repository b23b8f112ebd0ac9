import { lookAtAll } from './access.ts';
import { DARKLIGHT_SCREENS } from './darklight-screens.ts';

lookAtAll(DARKLIGHT_SCREENS);
