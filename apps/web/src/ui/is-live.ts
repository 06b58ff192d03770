import { type CSSProperties, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the first render of hydration, which must match; true from then on. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** A style for the browser alone: the page's policy forbids style attributes in the server's markup. */
export const useLiveStyle = (style: CSSProperties): CSSProperties | undefined => (useIsLive() ? style : undefined)
