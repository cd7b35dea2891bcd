/**
 * @generated SignedSource<<eb1c893e16a383f6a5a98bc6011a8444>>
 * @relayHash f5d0447f84bdbd61dacecd67578bb85a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15be9525c2f36ddc7b3cd935e7a3c1dde76d82d7517876ef5de535086162af3d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevisPageQuery } from './DevisPageQuery.graphql';

const node: PreloadableConcreteRequest<DevisPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15be9525c2f36ddc7b3cd935e7a3c1dde76d82d7517876ef5de535086162af3d",
    "metadata": {},
    "name": "DevisPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
