export { drawGrid } from './draw-grid.ts';
export { board, type DrawnBoard, parseBoard } from './drawn-board.ts';
