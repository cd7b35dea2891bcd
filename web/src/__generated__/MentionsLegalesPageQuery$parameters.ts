/**
 * @generated SignedSource<<98fbcbd924bb276eb6cfc8fe44d61232>>
 * @relayHash fc923b4430db6c6c5bfa6b3cb4aede96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 685e058af7ca8bc3fab5486d2c5d13e7c9db3db8b0ad19e41bb746dffad38089

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentionsLegalesPageQuery } from './MentionsLegalesPageQuery.graphql';

const node: PreloadableConcreteRequest<MentionsLegalesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "685e058af7ca8bc3fab5486d2c5d13e7c9db3db8b0ad19e41bb746dffad38089",
    "metadata": {},
    "name": "MentionsLegalesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
