import { lazy } from 'react'

/** Why somebody is not let in, by the protocol's code; loaded when it is needed. */
export const Refusal = lazy(async () => ({ default: (await import('./provider-refusal.tsx')).ProviderRefusal }))
