/** What one server takes from its clients. Times are in milliseconds. */
export interface ServerLimits {
  /**
   * The longest request line with its headers, in bytes: so much memory each connection can hold before it has asked
   * anything.
   */
  maxHeaderBytes: number;
  /** How long a client may take to send the headers of a request, counted from its first byte or from connecting. */
  headersTimeoutMs: number;
  /** How long a client may take to send a whole request; 0 is for ever. */
  requestTimeoutMs: number;
  /** How long neither side may send anything while an answer is under way; 0 is for ever. */
  inactivityTimeoutMs: number;
  maxConnections: number;
  /** For an IPv4 address or an IPv6 /64: thousands of phones stand behind one address of a mobile network. */
  maxConnectionsPerAddress: number;
}

/**
 * What strangers get. A search of three thousand Thai letters fits into the headers; slow phones take seconds to send a
 * request; who pauses a sound for two minutes asks for the rest of it anew. One address alone never fills the server.
 */
export const PUBLIC_LIMITS: ServerLimits = {
  maxHeaderBytes: 32 * 1024,
  headersTimeoutMs: 15_000,
  requestTimeoutMs: 30_000,
  inactivityTimeoutMs: 120_000,
  maxConnections: 10_000,
  maxConnectionsPerAddress: 2_000,
};

/**
 * What a user of the machine itself gets: a command takes as long as it takes, an import of an archive half an hour.
 */
export const LOCAL_LIMITS: ServerLimits = {
  ...PUBLIC_LIMITS,
  requestTimeoutMs: 0,
  inactivityTimeoutMs: 0,
  maxConnections: 100,
  maxConnectionsPerAddress: 100,
};
