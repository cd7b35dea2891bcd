<?php
/** The event in the body of a request (`php://input`); throws where it is not ours, or older than five minutes. */
function verify(string $secret, array $headers, string $body): array {
    $time = $headers['webhook-timestamp'];
    $key = base64_decode(substr($secret, strlen('whsec_')));
    $hmac = base64_encode(hash_hmac('sha256', "{$headers['webhook-id']}.$time.$body", $key, true));
    $ours = array_filter(explode(' ', $headers['webhook-signature']), fn ($one) => hash_equals("v1,$hmac", $one));
    if (!$ours) throw new Exception('The signature is not ours.');
    if (abs(time() - (int) $time) > 300) throw new Exception('The request is too old.');
    return json_decode($body, true, 512, JSON_THROW_ON_ERROR);
}
