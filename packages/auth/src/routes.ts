import { challengeFactor } from './endpoints/challenge-factor.ts'
import { enrolFactor } from './endpoints/enrol-factor.ts'
import { getHealth } from './endpoints/get-health.ts'
import { getJwks } from './endpoints/get-jwks.ts'
import { getSettings } from './endpoints/get-settings.ts'
import { getUser } from './endpoints/get-user.ts'
import { logOut } from './endpoints/log-out.ts'
import { recover } from './endpoints/recover.ts'
import { resend } from './endpoints/resend.ts'
import { signUp } from './endpoints/sign-up.ts'
import { token } from './endpoints/token.ts'
import { unenrolFactor } from './endpoints/unenrol-factor.ts'
import { updateUser } from './endpoints/update-user.ts'
import { verifyCode } from './endpoints/verify-code.ts'
import { verifyFactor } from './endpoints/verify-factor.ts'
import { verifyLink } from './endpoints/verify-link.ts'
import type { Route } from './http/endpoint.ts'

/** Everything that the service answers, under its base path. */
export const routes: readonly Route[] = [
  { method: 'POST', path: '/signup', limit: 'signup', access: 'public', answer: signUp },
  { method: 'POST', path: '/token', limit: 'token', access: 'public', answer: token },
  { method: 'GET', path: '/user', access: 'bearer', answer: getUser },
  { method: 'PUT', path: '/user', limit: 'update_user', access: 'bearer', answer: updateUser },
  { method: 'POST', path: '/logout', access: 'bearer', answer: logOut },
  { method: 'POST', path: '/verify', limit: 'verify', access: 'public', answer: verifyCode },
  { method: 'GET', path: '/verify', limit: 'verify', access: 'public', answer: verifyLink },
  { method: 'POST', path: '/resend', limit: 'resend', access: 'public', answer: resend },
  { method: 'POST', path: '/recover', limit: 'recover', access: 'public', answer: recover },
  { method: 'POST', path: '/factors', access: 'bearer', answer: enrolFactor },
  {
    method: 'POST',
    path: '/factors/{id}/challenge',
    limit: 'factor_challenge',
    access: 'bearer',
    answer: challengeFactor,
  },
  { method: 'POST', path: '/factors/{id}/verify', limit: 'factor_verify', access: 'bearer', answer: verifyFactor },
  { method: 'DELETE', path: '/factors/{id}', access: 'bearer', answer: unenrolFactor },
  { method: 'GET', path: '/.well-known/jwks.json', access: 'public', answer: getJwks },
  { method: 'GET', path: '/settings', access: 'public', answer: getSettings },
  { method: 'GET', path: '/health', access: 'public', answer: getHealth },
]
