export const CREDENTIALS_KEY = 'recipe-kitchen.connection';
