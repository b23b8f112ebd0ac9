import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** The id of the heading inside. */
  readonly labelledBy: string;
  readonly className?: string;
  readonly children: ReactNode;
  onClose(): void;
}

/** A dialog over everything: keeps the focus, and Escape or a click beside it closes it. */
export function Modal({ labelledBy, className = '', children, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown !== null && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`modal ${className}`}
      aria-labelledby={labelledBy}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onClick={event => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
