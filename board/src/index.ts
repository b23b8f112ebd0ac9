export {
  type ClosesCorners,
  isAdjacent,
  isAnyAdjacent,
  neighbours,
  orthogonalNeighbours,
  touches,
  waysFrom,
} from './adjacency.ts';
export {
  type Direction,
  DIRECTIONS,
  directionTo,
  type Offset,
  OFFSETS,
  type QuarterTurns,
  type Side,
  SIDES,
  squareTowards,
  turnDirection,
  turnSide,
} from './direction.ts';
export {
  distancesFrom,
  isWithin,
  kingDistance,
  orthogonalDistance,
  type Ways,
  walkingDistance,
  walkingDistanceBetween,
} from './distance.ts';
export {
  anchorOf,
  fits,
  footprint,
  isTurned,
  ONE_SQUARE,
  type Place,
  placeAt,
  placesCovering,
  type Shape,
} from './footprint.ts';
export { type Gait, GAITS } from './gait.ts';
export { components, type Neighbours, shortestPath, stepsBetween, stepsToAll } from './graph.ts';
export {
  closeDoor,
  copyGrid,
  createGrid,
  type Edge,
  EDGES,
  edgeBetween,
  floorSquares,
  type Grid,
  hasDoor,
  hasPillar,
  isFloor,
  layFloor,
  layRock,
  openDoor,
  setEdge,
  setPillar,
} from './grid.ts';
export { laidSquare, type Laying, layTile } from './laying.ts';
export { type Blocks, hasAnyLineOfSight, hasLineOfSight, squaresInSight } from './line-of-sight.ts';
export { canReach, costTo, findPath, findPathToNearest, pathTo, type Reach, reach } from './reach.ts';
export {
  roomsInLine,
  roomsInSight,
  roomsSeenInside,
  type RoomView,
  seesRoom,
  sightRange,
} from './room-sight.ts';
export {
  connectTiles,
  doorBetween,
  type LaidRoomTile,
  type Misfit,
  misfits,
  type OpeningKind,
  type RoomTile,
} from './room-tiles.ts';
export {
  accessibleRooms,
  connectionBetween,
  type DoorId,
  type House,
  type IsDoorOpen,
  isBeside,
  hasWayOut,
  isDiagonalTo,
  type Opening,
  reachableRooms,
  type Room,
  roomDistance,
  roomGroups,
  type RoomId,
  roomOf,
} from './rooms.ts';
export { columnOf, isOnGrid, rowOf, type Square, squareAt } from './square.ts';
export { stepsFrom, type Walk } from './steps.ts';
