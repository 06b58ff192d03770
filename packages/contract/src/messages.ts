/** Texts that a person reads, to the letter of the specification (core-flow §2, §5, §8). Server and web share this one place. */
export const MESSAGES = {
  signUp: {
    firstNameRequired: 'First name is required',
    lastNameRequired: 'Last name is required',
    usernameRequired: 'Username is required',
    usernameTooShort: 'Username must be at least 3 characters long',
    emailsDiffer: 'Email addresses do not match',
    passwordsDiffer: 'Passwords do not match',
    passwordTooShort: 'Password must be at least 6 characters long',
    created: 'Account created! Time to squash some beef.',
    usernameTaken: 'This username is already taken. Please choose a different username.',
  },
  signIn: {
    welcome: 'Welcome back, conflict resolver!',
    emailNotConfirmed: 'Please confirm your email address to log in. Check your inbox for a verification link.',
    emailInvalid: 'This email address is not valid. Please check your email format or try a different email address.',
    emailNotAccepted: 'This email address is not accepted. Please try a different email address.',
    failed: 'Authentication failed',
    exception: 'Something went wrong. Please try again with a different email address.',
  },
  newConflict: {
    fillInAllFields: 'Please fill in all fields. We need the full tea to help you squash this.',
    withYourself: "You can't start a conflict with yourself. That's called therapy.",
    failed: (reason: string) => `Failed to create conflict: ${reason}. Check your connection and try again?`,
    inviteFailed: 'Conflict created, but failed to send invite email. They can still join manually.',
    invited: "Conflict created and invite sent! They'll get an email to join Squash.",
    notified: 'Conflict created! The other party will be notified. Time to get this sorted.',
    emailCheckFailed: 'Unable to verify email',
  },
  conflict: {
    invalidId: 'Invalid conflict ID',
    notFound: 'Conflict not found',
    loadFailed: 'Failed to load conflict',
    responded: 'Response submitted! AI is processing...',
    respondFailed: 'Failed to submit response',
    satisfied: 'Marked as satisfied!',
    unsatisfied: 'Requesting better solution...',
    voteFailed: 'Failed to update satisfaction',
    coreIssueSubmitted: 'Core issue submitted!',
    coreIssueFailed: 'Failed to submit core issue',
    ruled: 'Final AI ruling generated!',
    rulingFailed: 'Failed to generate final ruling',
    deleted: 'Conflict deleted successfully',
    deleteFailed: 'Failed to delete conflict',
    confirmDelete: 'Are you sure you want to delete this conflict? This action cannot be undone.',
    notAuthorized: 'User not authorized to update this conflict',
    onlyCreatorDeletes: 'Only the conflict creator can delete this conflict',
  },
  invite: {
    failed: 'Failed to send invite',
    authenticationRequired: 'Authentication required',
    network: 'Network error occurred',
  },
  profile: {
    fetchTimeout: 'Profile fetch timeout - query took longer than 2 seconds',
  },
} as const

/** Shown where a person has no name, is hidden, or is gone (spec core-flow §6). */
export const ANONYMOUS = 'Anonymous User'
