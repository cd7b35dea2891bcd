/**
 * @generated SignedSource<<63af1c0034b4c6216c3fbd8a8684b2dc>>
 * @relayHash 6f4478d5c5451f7781deb02f3a2fa5e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 457a60dd19e87d192b8fdbd1765986db78461124dc8a6e008b41304c1987771d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoirePageQuery } from './HistoirePageQuery.graphql';

const node: PreloadableConcreteRequest<HistoirePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "457a60dd19e87d192b8fdbd1765986db78461124dc8a6e008b41304c1987771d",
    "metadata": {},
    "name": "HistoirePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
