export * from '@squash/testkit/conflict-steps'
