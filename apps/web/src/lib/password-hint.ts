import { LIMITS } from '@squash/contract/limits'

/** What a new password has to be; the server says when it is one of those that many people use. */
export const PASSWORD_HINT = `At least ${LIMITS.passwordMin} characters, and not a common password.`
