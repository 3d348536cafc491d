vcl 4.1;

# Public pages of a store, from a cache before it. Varnish 6 or newer. docs/operations.md, Pages on a CDN.
import std;

backend default {
  .host = "127.0.0.1";
  .port = "4200";
  .probe = { .url = "/readyz"; .interval = 1s; .timeout = 2s; .threshold = 2; .window = 3; .initial = 2; }
}

# Who may purge: the store's own processes (PURGE_URL=http://…/.purge).
acl store { "127.0.0.1"; }

sub vcl_recv {
  if (req.url == "/.purge") {
    if (client.ip !~ store || req.method != "POST" || !req.http.surrogate-key) { return (synth(403)); }
    ban("obj.http.surrogate-key ~ (^|[^a-z0-9-])(" + regsuball(req.http.surrogate-key, "[^a-z0-9-]+", "|") + ")($|[^a-z0-9-])");
    return (synth(204));
  }
  # A page is the same for everybody in a language: the language is all that counts of the cookies.
  set req.http.x-souk-language = "en";
  if (req.http.cookie ~ "(^|; *)locale=fr(;|$)") { set req.http.x-souk-language = "fr"; }
  set req.http.x-forwarded-proto = "https";

  # An expired page is shown for a minute while a new one is fetched; while the store is down, for an hour.
  set req.grace = 1m;
  if (!std.healthy(req.backend_hint) || req.restarts > 0) { set req.grace = 1h; }

  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # What is one shopper's own, and whoever tries out a remote.
  if (req.url ~ "^/(admin|sell|order|users|support|auth|actions|callback|logout|beacon|develop|version|api|front|sandbox|v1|v2|middlewares)(/|\?|$)"
    || req.http.cookie ~ "(^|; *)develop=") { return (pass); }
  return (hash);
}

# By an advertisement each visitor has an address of their own, and the page that everybody has. The store is asked by the whole address.
sub vcl_hash {
  hash_data(regsub(regsuball(req.url, "(?<=[?&])(utm_[^=&]*|mtm_[^=&]*|hsa_[^=&]*|gad_[^=&]*|gclid|gclsrc|gbraid|wbraid|dclid|srsltid|_ga|_gl|fbclid|igsh|igshid|msclkid|ttclid|twclid|li_fat_id|epik|ScCid|rdt_cid|yclid|mc_cid|mc_eid|_ke|_kx|_hsenc|_hsmi|mkt_tok|dm_i|ef_id|s_kwcid|irclickid|cjevent|awc)=[^&]*&?", ""), "[?&]$", ""));
  if (req.http.host) { hash_data(req.http.host); } else { hash_data(server.ip); }
  return (lookup);
}

sub vcl_backend_response {
  # An answer that says the store cannot answer takes no page's place.
  if (beresp.status >= 500 && bereq.is_bgfetch) { return (abandon); }
  if (beresp.ttl > 0s && beresp.http.cache-control ~ "stale-if-error") { set beresp.grace = 1h; }
}

sub vcl_deliver {
  # The store failed before its probe did: the page that is there, if there is one.
  if (resp.status >= 500 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) { return (restart); }
  set resp.http.x-cache = "MISS";
  if (obj.hits > 0) { set resp.http.x-cache = "HIT"; }
  unset resp.http.surrogate-key;
}
