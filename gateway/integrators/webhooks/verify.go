package webhook

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"math"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// Verify says whether the body of a request, as it came, is ours and no older than five minutes.
func Verify(secret string, header http.Header, body []byte) error {
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil {
		return err
	}
	seconds := header.Get("webhook-timestamp")
	mac := hmac.New(sha256.New, key)
	fmt.Fprintf(mac, "%s.%s.%s", header.Get("webhook-id"), seconds, body)
	ours := "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))
	isOurs := false
	for _, one := range strings.Split(header.Get("webhook-signature"), " ") {
		isOurs = isOurs || hmac.Equal([]byte(one), []byte(ours))
	}
	if !isOurs {
		return errors.New("The signature is not ours.")
	}
	sent, err := strconv.ParseInt(seconds, 10, 64)
	if err != nil || math.Abs(float64(time.Now().Unix()-sent)) > 300 {
		return errors.New("The request is too old.")
	}
	return nil
}
