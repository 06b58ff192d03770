import { Tooltip as Primitive } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

/** A hint on hover and focus. `children` is the control; what it needs to be understood must not stand here alone. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  return (
    <Primitive.Root>
      <Primitive.Trigger render={children} />
      <Primitive.Portal>
        <Primitive.Positioner sideOffset={8} className="z-50">
          <Primitive.Popup className="max-w-64 rounded-lg bg-night px-3 py-1.5 text-sm text-on-night">
            {text}
          </Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
