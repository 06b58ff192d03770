import { challengeFactor, enrolFactor, unenrolFactor, verifyFactor } from './endpoints/factors.ts'
import { linkIdentityUrl, unlinkIdentity } from './endpoints/identities.ts'
import { logOut } from './endpoints/log-out.ts'
import { formRefused, linkRefused, openLink } from './endpoints/mailed-link.ts'
import { otp } from './endpoints/otp.ts'
import { authorize, callback, callbackForm } from './endpoints/provider-sign-in.ts'
import { reauthenticate } from './endpoints/reauthenticate.ts'
import { recover } from './endpoints/recover.ts'
import { resend } from './endpoints/resend.ts'
import { samlAcs, samlMetadata, sso } from './endpoints/saml.ts'
import { getHealth, getJwks, getSettings } from './endpoints/service-info.ts'
import { signUp } from './endpoints/sign-up.ts'
import { token } from './endpoints/token.ts'
import { getUser, updateUser } from './endpoints/user.ts'
import { verifyCode } from './endpoints/verify-code.ts'
import type { Route } from './http/endpoint.ts'
import { redirectOnFailure } from './http/redirect-reply.ts'

/** Every route of the service, under its base path. */
export const routes: readonly Route[] = [
  { method: 'POST', path: '/signup', limit: 'signup', access: 'public', answer: signUp },
  { method: 'POST', path: '/token', limit: 'token', access: 'public', answer: token },
  { method: 'GET', path: '/user', access: 'bearer', answer: getUser },
  { method: 'PUT', path: '/user', limit: 'update_user', access: 'bearer', answer: updateUser },
  { method: 'POST', path: '/logout', access: 'bearer', answer: logOut },
  { method: 'POST', path: '/verify', limit: 'verify', access: 'public', answer: verifyCode, refused: formRefused },
  { method: 'GET', path: '/verify', limit: 'open_link', access: 'public', answer: openLink, refused: linkRefused },
  { method: 'POST', path: '/resend', limit: 'resend', access: 'public', answer: resend },
  { method: 'POST', path: '/otp', limit: 'otp', access: 'public', answer: otp },
  { method: 'GET', path: '/reauthenticate', limit: 'reauthenticate', access: 'bearer', answer: reauthenticate },
  { method: 'POST', path: '/recover', limit: 'recover', access: 'public', answer: recover },
  {
    method: 'GET',
    path: '/authorize',
    limit: 'external',
    access: 'public',
    answer: authorize,
    refused: redirectOnFailure,
  },
  {
    method: 'GET',
    path: '/callback',
    limit: 'external',
    access: 'public',
    answer: callback,
    refused: redirectOnFailure,
  },
  {
    method: 'POST',
    path: '/callback',
    limit: 'external',
    access: 'public',
    answer: callbackForm,
    refused: redirectOnFailure,
  },
  { method: 'POST', path: '/sso', limit: 'sso', access: 'public', answer: sso },
  { method: 'GET', path: '/sso/saml/metadata', access: 'public', answer: samlMetadata },
  {
    method: 'POST',
    path: '/sso/saml/acs',
    limit: 'sso',
    access: 'public',
    answer: samlAcs,
    refused: redirectOnFailure,
  },
  { method: 'GET', path: '/user/identities/authorize', limit: 'external', access: 'bearer', answer: linkIdentityUrl },
  {
    method: 'DELETE',
    path: '/user/identities/{identity_id}',
    limit: 'external',
    access: 'bearer',
    answer: unlinkIdentity,
  },
  { method: 'POST', path: '/factors', limit: 'factors', access: 'bearer', answer: enrolFactor },
  {
    method: 'POST',
    path: '/factors/{id}/challenge',
    limit: 'factor_challenge',
    access: 'bearer',
    answer: challengeFactor,
  },
  { method: 'POST', path: '/factors/{id}/verify', limit: 'factor_verify', access: 'bearer', answer: verifyFactor },
  { method: 'DELETE', path: '/factors/{id}', limit: 'factors', access: 'bearer', answer: unenrolFactor },
  { method: 'GET', path: '/.well-known/jwks.json', access: 'public', answer: getJwks },
  { method: 'GET', path: '/settings', access: 'public', answer: getSettings },
  { method: 'GET', path: '/health', access: 'public', answer: getHealth },
]
