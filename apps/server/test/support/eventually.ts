export * from '@squash/testkit/eventually'
