import { useQuery } from '@tanstack/react-query'
import { api } from '../query.ts'

/** One's own balance and the tier it reaches. */
export const useOwnPoints = () => useQuery(api.rewards.get_user_points_with_tier.queryOptions({ input: {} }))
