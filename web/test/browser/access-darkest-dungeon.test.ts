import { lookAtAll } from './access.ts';
import { DUNGEON_SCREENS } from './darkest-dungeon-screens.ts';

lookAtAll(DUNGEON_SCREENS);
