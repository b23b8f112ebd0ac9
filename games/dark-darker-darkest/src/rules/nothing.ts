export { NOTHING } from '@tenebrae/kernel';
