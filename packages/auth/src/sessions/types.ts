/** How a session was authenticated, as its token's `amr` lists it; `timestamp` in seconds since 1970. */
export type AuthenticationMethod = { method: 'password' | 'otp'; timestamp: number }
