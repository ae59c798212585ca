/** The limits of a server for its clients. Times are in milliseconds. */
export interface ServerLimits {
  /**
   * The longest request line and headers, in bytes: each connection can take so much memory before its request is
   * known.
   */
  maxHeaderBytes: number;
  /** How long a client may take to send the headers of a request, counted from its first byte or from connecting. */
  headersTimeoutMs: number;
  /** How long a client may take to send a whole request; 0 is for ever. */
  requestTimeoutMs: number;
  /** How long a connection may be silent while an answer is being sent; 0 is for ever. */
  inactivityTimeoutMs: number;
  maxConnections: number;
  /** The connections of an IPv4 address or an IPv6 /64: thousands of phones share one address of a mobile network. */
  maxConnectionsPerAddress: number;
}

/**
 * The limits for the public. A search of three thousand Thai letters fits into the headers; slow phones take seconds to
 * send a request; a listener who pauses for two minutes requests the rest anew. A single address never fills the
 * server.
 */
export const PUBLIC_LIMITS: ServerLimits = {
  maxHeaderBytes: 32 * 1024,
  headersTimeoutMs: 15_000,
  requestTimeoutMs: 30_000,
  inactivityTimeoutMs: 120_000,
  maxConnections: 10_000,
  maxConnectionsPerAddress: 2_000,
};

/** The limits for users of this machine: a command takes as long as it needs, an import of an archive half an hour. */
export const LOCAL_LIMITS: ServerLimits = {
  ...PUBLIC_LIMITS,
  requestTimeoutMs: 0,
  inactivityTimeoutMs: 0,
  maxConnections: 100,
  maxConnectionsPerAddress: 100,
};
