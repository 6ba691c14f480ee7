import pg from 'pg';

/**
 * A connection to the database. When it breaks, whoever awaits a statement of it hears so; its event of an error that
 * nobody listens to would end the process.
 */
export class DatabaseClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}
