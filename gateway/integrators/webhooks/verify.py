import base64, hashlib, hmac, json, time


def verify(secret: str, headers: dict[str, str], body: bytes) -> dict:
    """The event in the body of a request, as it came; raises where it is not ours, or older than five minutes."""
    signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    key = base64.b64decode(secret.removeprefix("whsec_"))
    ours = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    if not any(hmac.compare_digest(ours, one) for one in headers["webhook-signature"].split(" ")):
        raise ValueError("The signature is not ours.")
    if abs(time.time() - int(headers["webhook-timestamp"])) > 300:
        raise ValueError("The request is too old.")
    return json.loads(body)
