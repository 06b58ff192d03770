import type { Factor } from './store.ts'

/** A factor as its owner sees it (protocol §2): never its secret. */
export const viewFactor = (factor: Factor) => ({
  id: factor.id,
  ...(factor.friendly_name === '' ? {} : { friendly_name: factor.friendly_name }),
  factor_type: factor.factor_type,
  status: factor.status,
  phone: factor.phone ?? '',
  created_at: factor.created_at.toISOString(),
  updated_at: factor.updated_at.toISOString(),
  last_challenged_at: factor.last_challenged_at?.toISOString() ?? null,
})
