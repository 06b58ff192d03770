export const signInMessages = {
  welcome: 'Welcome back, conflict resolver!',
  emailNotConfirmed: 'Please confirm your email address to log in. Check your inbox for a verification link.',
  emailInvalid: 'This email address is not valid. Please check your email format or try a different email address.',
  emailNotAccepted: 'This email address is not accepted. Please try a different email address.',
  failed: 'Authentication failed',
  exception: 'Something went wrong. Please try again with a different email address.',
} as const
