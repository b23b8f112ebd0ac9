import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

export interface BoardCamera {
  fit(): void;
  closer(factor: number): void;
  /** Moves the drawing by so much on the screen. Gives the way back, which leads nowhere once it has been moved otherwise. */
  shift(x: number, y: number): () => void;
}

/** By how much the text size makes everything larger: what is measured on the screen is that much more than what is written in the style. */
export const zoomOf = (element: Element | null): number => element?.currentCSSZoom ?? 1;

const NOWHERE = (): void => {};

/** Pan and zoom by moving the whole drawing, so that nothing in it is drawn again. */
export function useCamera(
  stage: RefObject<HTMLElement | null>,
  drawing: RefObject<SVGSVGElement | null>,
): BoardCamera {
  const behaviour = useRef<ZoomBehavior<HTMLElement, unknown> | null>(null);
  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const move = ({ transform }: D3ZoomEvent<HTMLElement, unknown>): void => {
      if (drawing.current === null) return;
      const large = zoomOf(drawing.current);
      drawing.current.style.transform = `translate(${transform.x / large}px,${transform.y / large}px) scale(${transform.k})`;
    };
    const made = zoom<HTMLElement, unknown>()
      .scaleExtent([0.5, 4])
      .filter((event: MouseEvent) => !event.button)
      .clickDistance(6)
      .on('zoom', move);
    behaviour.current = made;
    const selected = select(element).call(made).on('dblclick.zoom', null);
    const keepInside = (): void => {
      const { width, height } = element.getBoundingClientRect();
      made.extent([
        [0, 0],
        [width, height],
      ]);
      made.translateExtent([
        [-width * 0.6, -height * 0.6],
        [width * 1.6, height * 1.6],
      ]);
    };
    keepInside();
    const watch = new ResizeObserver(keepInside);
    watch.observe(element);
    return () => {
      watch.disconnect();
      selected.on('.zoom', null);
    };
  }, [stage, drawing]);
  const fit = useCallback(() => {
    if (stage.current !== null && behaviour.current !== null)
      behaviour.current.transform(select(stage.current), zoomIdentity);
  }, [stage]);
  const closer = useCallback(
    (factor: number) => {
      if (stage.current !== null && behaviour.current !== null)
        behaviour.current.scaleBy(select(stage.current), factor);
    },
    [stage],
  );
  const shift = useCallback(
    (x: number, y: number) => {
      const [element, made] = [stage.current, behaviour.current];
      if (element === null || made === null) return NOWHERE;
      const from = zoomTransform(element);
      made.translateBy(select(element), x / from.k, y / from.k);
      const to = zoomTransform(element);
      return () => {
        if (zoomTransform(element) === to) made.transform(select(element), from);
      };
    },
    [stage],
  );
  return { fit, closer, shift };
}
