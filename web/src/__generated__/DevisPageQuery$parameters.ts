/**
 * @generated SignedSource<<2fbce150a49a1701d686eaf02d65438c>>
 * @relayHash e91a9a6d5434de069734a0ab73969e07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a21c7fcfafd14944d311db9116ea5e3f38dfc8b6f48943492f8dcbe9876f6945

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevisPageQuery } from './DevisPageQuery.graphql';

const node: PreloadableConcreteRequest<DevisPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a21c7fcfafd14944d311db9116ea5e3f38dfc8b6f48943492f8dcbe9876f6945",
    "metadata": {},
    "name": "DevisPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
