export const signUpMessages = {
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  usernameRequired: 'Username is required',
  usernameTooShort: 'Username must be at least 3 characters long',
  emailsDiffer: 'Email addresses do not match',
  passwordsDiffer: 'Passwords do not match',
  passwordTooShort: 'Password must be at least 6 characters long',
  created: 'Account created! Time to squash some beef.',
  usernameTaken: 'This username is already taken. Please choose a different username.',
} as const
