import type { CallContext } from './context.ts'

/**
 * The caller of a call whose access is not public: the guard has let nobody else through.
 * @throws when a public call asks for its caller, which is a bug of ours
 */
export function signedIn({ caller, request }: CallContext): string {
  if (!caller) throw new Error(`${request.call} needs a signed-in caller, but its contract says that it is public`)
  return caller.id
}
