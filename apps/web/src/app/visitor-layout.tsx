import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { LandingBar } from '../features/landing/landing-bar.tsx'
import { nextPath } from '../lib/next-path.ts'
import { loadToasts } from '../ui/toaster.tsx'
import { PageFrame } from './page-frame.tsx'

/** The frame of public screens for visitors. Signing in returns to the same screen. */
export function VisitorLayout() {
  const { pathname, search } = useLocation()
  useEffect(() => void loadToasts().catch(() => undefined), [])
  return <PageFrame bar={<LandingBar next={nextPath(pathname + search)} />} />
}
