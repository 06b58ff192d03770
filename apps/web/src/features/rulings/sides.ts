import type { AiRuling } from '@squash/contract/rulings'
import type { Sides } from '@squash/rules/rulings/verdict-line'

/** The parties' names as everyone may see them. */
export const sidesOf = ({ user1_display_name, user2_display_name }: AiRuling): Sides => ({
  user1: user1_display_name,
  user2: user2_display_name,
})
