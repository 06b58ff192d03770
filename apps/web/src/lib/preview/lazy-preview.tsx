import { lazy, Suspense } from 'react'
import { preload } from '../../ui/load-later.ts'
import { Skeletons } from '../../ui/states.tsx'
import type { PreviewScreenProps } from './preview-screen.tsx'

const load = () => import('./preview-screen.tsx')
const PreviewScreen = lazy(async () => ({ default: (await load()).PreviewScreen }))

/** Fetches the screen's code while the calm version is being written. */
export const preloadPreview = (): void => void preload(load)

/** The preview, loaded on demand. */
export function LazyPreview(props: PreviewScreenProps) {
  return (
    <Suspense fallback={<PreviewSkeleton />}>
      <PreviewScreen {...props} />
    </Suspense>
  )
}

const PreviewSkeleton = () => (
  <Skeletons
    label="Opening the calm version…"
    className="column grid grid-cols-1 gap-5 pt-24 md:grid-cols-2"
    of={['h-72 rounded-card', 'h-72 rounded-card']}
  />
)
