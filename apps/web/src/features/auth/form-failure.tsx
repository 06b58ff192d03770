import type { ReactNode } from 'react'
import { Notice } from '../../ui/notice.tsx'

/** Why the whole form was refused; announced at once, and described by it through `id` from then on. */
export function FormFailure({ id, message, children }: { id: string; message: string | null; children?: ReactNode }) {
  if (message === null) return null
  return (
    <Notice id={id} tone="rose" urgent>
      <p className="font-semibold">{message}</p>
      {children}
    </Notice>
  )
}
